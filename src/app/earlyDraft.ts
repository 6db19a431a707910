import type {Draft} from '../../machines/shared/draft.ts';

/** What stands in a field of a page that may not answer to input yet. */
export const valueIn = (root: ParentNode, name: string): string =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';

/** What of it may be kept. */
export const readEarlyDraft = (root: ParentNode): Partial<Draft> => {
  const domainName = valueIn(root, 'domainName');
  const agreed = root.querySelector('input[name="acceptTermsAndConditions"]:checked');
  return {
    ...(domainName && {domainName}),
    ...(agreed && {acceptTermsAndConditions: 'YES'}),
  };
};
