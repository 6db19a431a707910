import {useFormik} from 'formik';
import {useState} from 'react';
import {createRoot} from 'react-dom/client';
import {object, string} from 'yup';

const NAMES = ['firstName', 'lastName', 'companyName', 'email', 'telephone'] as const;

const initialValues = {firstName: '', lastName: '', companyName: '', email: '', telephone: ''};
const required = string().required('Not all mandatory fields have been completed');
const schema = object(Object.fromEntries(NAMES.map((name) => [name, required])));

const Step = ({step, onNext}: {step: number; onNext: () => void}) => {
  const form = useFormik({initialValues, validationSchema: schema, onSubmit: onNext});
  return (
    <>
      <h1>Step {step}</h1>
      <form noValidate onSubmit={form.handleSubmit}>
        {NAMES.map((name) => (
          <p key={name}>
            <label htmlFor={name}>{name}</label>
            <input id={name} {...form.getFieldProps(name)} />
            {form.touched[name] && form.errors[name] && <span>{form.errors[name]}</span>}
          </p>
        ))}
        <button type="submit">Next</button>
      </form>
    </>
  );
};

/** Formik as its documentation shows it, and nothing else: what the product's forms are measured against. */
const Steps = () => {
  const [step, setStep] = useState(1);
  return <Step key={step} step={step} onNext={() => setStep(step + 1)} />;
};

createRoot(document.querySelector('#root') ?? document.body).render(<Steps />);
