import {type FormikValues, getIn, setIn} from 'formik';
import {controlsIn} from '../../../ui/form/formControls.ts';

/** What a form holds, however it came there. `known` names what is asked for; it comes back where nothing differs. */
export const valuesIn = <V extends FormikValues>(form: HTMLFormElement, known: V): V => {
  const data = new FormData(form);
  return controlsIn(form).reduce((values, {name}) => {
    const before: unknown = getIn(known, name);
    if (before === undefined) return values;
    return setIn(
      values,
      name,
      typeof before === 'boolean' ? data.has(name) : (data.get(name) ?? ''),
    );
  }, known);
};
