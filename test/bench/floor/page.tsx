import {useSelector} from '@xstate/react';
import {useFormik} from 'formik';
import {createInstance} from 'i18next';
import {I18nextProvider, initReactI18next, useTranslation} from 'react-i18next';
import {useLocation} from 'react-router-dom';
import styled from 'styled-components';
import {assign, createActor, setup} from 'xstate';
import {object, string} from 'yup';

const machine = setup({
  types: {context: {} as {name: string}, events: {} as {type: 'name.give'; name: string}},
}).createMachine({
  context: {name: ''},
  on: {'name.give': {actions: assign(({event}) => ({name: event.name}))}},
});
const actor = createActor(machine).start();

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'en',
  initAsync: false,
  resources: {
    en: {
      translation: {
        moreInfo: {title: 'Tell us who you are', firstName: 'First name'},
        actions: {next: 'Next'},
      },
    },
  },
});

const Main = styled.main`
  max-width: 40rem;
  margin: 4rem auto;
  font-family: sans-serif;
`;

const schema = object({name: string().required()});

const Form = () => {
  const {t} = useTranslation();
  const {pathname} = useLocation();
  const name = useSelector(actor, ({context}) => context.name);
  const form = useFormik({
    initialValues: {name},
    validationSchema: schema,
    onSubmit: (values) => actor.send({type: 'name.give', name: values.name}),
  });
  return (
    <Main data-path={pathname}>
      <h1>{t('moreInfo.title')}</h1>
      <form onSubmit={form.handleSubmit}>
        <label htmlFor="name">{t('moreInfo.firstName')}</label>{' '}
        <input id="name" name="name" value={form.values.name} onChange={form.handleChange} />{' '}
        <button type="submit">{t('actions.next')}</button>
      </form>
    </Main>
  );
};

/** One field with every library of the product behind it. */
export const FloorPage = () => (
  <I18nextProvider i18n={i18n}>
    <Form />
  </I18nextProvider>
);
