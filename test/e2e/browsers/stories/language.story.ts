import {test} from '../fixtures.ts';
import {documentTitle, textsOf} from '../../support/texts.ts';

test('switches the language half-way, and keeps it after a reload', async ({
  visitor,
  tab,
  language,
}) => {
  const other = language === 'nl' ? 'en' : 'nl';
  const {moreInfo, start} = textsOf(other);
  await visitor.walkTo('free', 2);
  await visitor.enter({firstName: 'Jan'});
  await visitor.follow(other === 'en' ? 'English' : 'Nederlands');
  const look = () => [
    document.title,
    document.documentElement.lang,
    location.pathname + location.search,
  ];
  await visitor
    .see(look)
    .toEqual([documentTitle(moreInfo.title), other, `/free/step2?lng=${other}`]);
  await visitor.hasValues({firstName: 'Jan'});
  await tab.reload();
  await visitor.see(look).toEqual([documentTitle(start.title.free), other, `/free?lng=${other}`]);
});
