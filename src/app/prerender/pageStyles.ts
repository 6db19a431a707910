/** As styled-components ends what it writes, to find it again. */
const END = '/*!sc*/\n';
const NAMES = /^data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*),"\}$/;

export type PageStyles = {
  rules: string;
  /** An element that tells styled-components, as shortNames.ts has it read, which classes of which components there are. */
  names: string;
};

/**
 * The rules apart from what tells styled-components that they are there. Together, it would take them out of the page
 * and put them into its own sheet, one by one, before the app starts, and every element would be styled anew. This
 * asks that no component of an entry page is another one with more styles, since what is put in later comes later.
 */
export const splitStyles = (tags: string): PageStyles => {
  const [, open = '', content = ''] = /^<style ([^>]*)>([^]*)<\/style>$/.exec(tags) ?? [];
  const parts = content.split(END).filter(Boolean);
  const names = parts
    .filter((part) => NAMES.test(part))
    .map((part) => part.replace(NAMES, '$1 $2 $3'));
  const rules = parts.filter((part) => !NAMES.test(part));
  return {
    rules: rules.join('').replaceAll(';}', '}'),
    names: `<style type="text/plain" ${open}>${names.join('\n')}</style>`,
  };
};
