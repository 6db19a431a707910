export type Shot = {scene: string; language: string; theme: string; width: number; file: string};

const STYLE =
  'body{font:14px system-ui;background:#888;margin:16px}h2{margin:24px 0 8px}' +
  'figure{display:inline-block;margin:0 8px 8px 0;vertical-align:top}img{zoom:.5;display:block}';

const figure = ({language, theme, width, file}: Shot) =>
  `<figure><img src="${file}" alt=""><figcaption>${language}, ${theme}, ${width}</figcaption></figure>`;

/** One page with the pictures of a part of the funnel, state by state. */
export const contactSheet = (title: string, shots: readonly Shot[]): string => {
  const names = [...new Set(shots.map(({scene}) => scene))];
  const sections = names.map((name) => {
    const figures = shots.filter(({scene}) => scene === name).map(figure);
    return `<h2>${name}</h2>${figures.join('')}`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>${sections.join('')}`;
};
