// @vitest-environment node
import {expect, it} from 'vitest';
import {exampleDataSchema} from '../../../../../src/flows/shared/schemas/exampleDataSchema.ts';
import {errorsOf} from '../../../../support/screens/schemaErrors.ts';

it.each([
  ['', {exampleData: 'form.validation.exampledata'}],
  ['data', {}],
  ['nodata', {}],
])('the choice %j gives %o @5-13', async (exampleData, errors) => {
  expect(await errorsOf(exampleDataSchema, {exampleData})).toEqual(errors);
});
