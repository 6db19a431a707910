/** XPath of what a visitor handles. No text of the product holds a double quote. */
const named = (tag: string, name: string) => `//${tag}[normalize-space(.)="${name}"]`;

/** Once it can be pressed. */
export const button = (name: string) => `${named('button', name)}[not(@aria-disabled="true")]`;
export const link = (name: string) => named('a', name);
export const field = (name: string) => `//*[@name="${name}"]`;
export const choice = (name: string, value: string) =>
  `//input[@name="${name}" and @value="${value}"]`;
