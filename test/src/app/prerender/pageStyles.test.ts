import {expect, it} from 'vitest';
import {splitStyles} from '../../../../src/app/prerender/pageStyles.ts';

it('keeps the rules in their order, and names the classes of each component apart from them', () => {
  const written =
    '<style data-styled="true" data-styled-version="6.6.0">' +
    '.ab{color:red;}/*!sc*/\n@media (min-width: 768px){.ab{color:blue;}}/*!sc*/\n' +
    'data-styled.g1[id="s1A"]{content:"ab,"}/*!sc*/\n' +
    '.cd::before{content:"x,";}/*!sc*/\n.ef{top:0;}/*!sc*/\n' +
    'data-styled.g3[id="s2B"]{content:"cd,ef,"}/*!sc*/\n' +
    '</style>';
  expect(splitStyles(written)).toEqual({
    rules:
      '.ab{color:red}@media (min-width: 768px){.ab{color:blue}}.cd::before{content:"x,"}.ef{top:0}',
    names:
      '<style type="text/plain" data-styled="true" data-styled-version="6.6.0">' +
      '1 s1A ab\n3 s2B cd,ef</style>',
  });
});
