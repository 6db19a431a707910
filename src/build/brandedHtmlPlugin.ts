import type {Plugin} from 'vite';
import texts from '../i18n/nl.json' with {type: 'json'};
import {globalStyle} from '../ui/theme/globalStyle.ts';
import {darkPalette, lightPalette} from '../ui/theme/theme.ts';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/**
 * Fills in the brand's name and colours in `index.html`, and puts the global style there. It stands before the styles
 * of components, which may overrule it.
 */
export const brandedHtml = (): Plugin => {
  let words: Record<string, string> = {};
  return {
    name: 'branded-html',
    configResolved({env}) {
      const brandName = String(env['VITE_BRAND_NAME']);
      words = {
        brandName,
        description: texts.app.description.replace('{{brand}}', () => brandName),
        themeColorLight: lightPalette.page,
        themeColorDark: darkPalette.page,
      };
    },
    transformIndexHtml: (html) =>
      html
        .replace(/%(\w+)%/g, (placeholder, name: string) =>
          (words[name] ?? placeholder).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? ''),
        )
        .replace('</head>', () => `<style>${globalStyle}</style></head>`),
  };
};
