import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../support/repository.ts';

const read = (plan: string) => readFileSync(join(ROOT, `public/terms-${plan}.pdf`), 'latin1');

/** Object number → where the cross-reference table says it begins. */
function offsets(pdf: string): number[] {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  const table = pdf.slice(start);
  expect(table.startsWith('xref\n0 ')).toBe(true);
  return [...table.matchAll(/^(\d{10}) \d{5} [nf] $/gm)].map((entry) => Number(entry[1]));
}

describe.each([
  {plan: 'free', title: 'Algemene voorwaarden FREE', dutch: '5 gebruikers', english: '5 users'},
  {plan: 'pro', title: 'Algemene voorwaarden PRO', dutch: 'per maand', english: 'by the month'},
])('the terms of $plan', ({plan, title, dutch, english}) => {
  const pdf = read(plan);

  it('are a PDF of one page @9-17', () => {
    expect(pdf.startsWith('%PDF-1.4\n')).toBe(true);
    expect(pdf.match(/\/Type \/Page /g)).toEqual(['/Type /Page ']);
  });

  it('have a table that finds every object', () => {
    const [free, ...used] = offsets(pdf);
    expect(free).toBe(0);
    expect(used.map((offset) => pdf.slice(offset, offset + 7))).toEqual(
      used.map((_, index) => `${index + 1} 0 obj`),
    );
    expect(pdf).toContain(`/Size ${used.length + 1} `);
  });

  it('have a content stream as long as they say', () => {
    const [, length, content] = /<< \/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(pdf) ?? [];
    expect(content).toHaveLength(Number(length));
  });

  it('say in Dutch and English what the plan is', () => {
    expect(pdf).toContain(`/Title (${title})`);
    expect(pdf).toContain(`(${title}) Tj`);
    expect(pdf).toContain(dutch);
    expect(pdf).toContain(english);
  });
});

it('the two documents differ @9-17', () => {
  expect(read('free')).not.toBe(read('pro'));
});
