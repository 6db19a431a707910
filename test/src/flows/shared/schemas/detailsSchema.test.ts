// @vitest-environment node
import {expect, it} from 'vitest';
import {detailsSchema} from '../../../../../src/flows/shared/schemas/detailsSchema.ts';
import {errorsOf} from '../../../../support/screens/schemaErrors.ts';
import {details} from '../../../../support/people.ts';

it('an e-mail address of white space alone is missing, not wrong', async () => {
  expect(await errorsOf(detailsSchema(true), {...details, email: ' \u00A0\u200B'})).toEqual({
    email: 'form.missing.email',
  });
});
