// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {correctEmail} from '../../../../../src/flows/shared/form/emailTypo.ts';

describe('an address whose domain is a slip of a well-known one, or of a well-known ending', () => {
  it.each([
    ['jan@gmial.com', 'gmail.com'],
    ['jan@gmai.com', 'gmail.com'],
    ['jan@gmaill.com', 'gmail.com'],
    ['jan@gnail.com', 'gmail.com'],
    ['jan@gmail.con', 'gmail.com'],
    ['jan@gmail.co', 'gmail.com'],
    ['jan@gmail.nl', 'gmail.com'],
    ['jan@gmial.cmo', 'gmail.com'],
    ['jan@hotnail.nl', 'hotmail.nl'],
    ['jan@hotmial.com', 'hotmail.com'],
    ['jan@hotmail.ml', 'hotmail.nl'],
    ['jan@hotmail.con', 'hotmail.com'],
    ['jan@outlok.com', 'outlook.com'],
    ['jan@iclould.com', 'icloud.com'],
    ['jan@zigo.nl', 'ziggo.nl'],
    ['jan@ziggo.ln', 'ziggo.nl'],
    ['jan@proximus.bee', 'proximus.be'],
    ['jan@telent.be', 'telenet.be'],
    ['jan@bedrijf.con', 'bedrijf.com'],
    ['jan@bedrijf.nll', 'bedrijf.nl'],
    ['jan@mail.con', 'mail.com'],
  ])('%s: was %s meant?', (email, domain) => {
    expect(correctEmail(email)).toEqual({address: `jan@${domain}`, domain});
  });

  it('keeps what stands before the @ as typed, and drops spaces and `mailto:`', () => {
    expect(correctEmail(' mailto:Jan.de+Test@GMIAL.com ')).toEqual({
      address: 'Jan.de+Test@gmail.com',
      domain: 'gmail.com',
    });
  });
});

it.each([
  'jan@bedrijf.co',
  'jan@bedrijf.ml',
  'jan@gmail.com',
  'JAN@GMAIL.COM',
  'jan@hotmail.nl',
  'jan@hotmail.be',
  'jan@hotmail.de',
  'jan@hotmail.co.uk',
  'jan@outlook.fr',
  'jan@yahoo.be',
  'jan@constructor.com',
  'jan@mail.com',
  'jan@ymail.com',
  'jan@email.nl',
  'jan@cloud.com',
  'jan@proximus.com',
  'jan@qmail.com',
  'jan@ziggo.com',
  'jan@telenet.nl',
  'jan@skynet.com',
  'jan@xs4all.com',
  'jan@fmail.com',
  'jan@tmail.com',
  'jan@email.com',
  'jan@gmails.nl',
  'jan@gmal.nl',
  'jan@yahoo.co',
  'jan@live.nl',
  'jan@life.nl',
  'jan@proefbedrijf.example',
  'jan@gmial',
  'jan@sub.gmial.com',
  '@gmial.com',
  'jan@',
  '',
])('%s is left alone @F18', (email) => {
  expect(correctEmail(email)).toBeUndefined();
});
