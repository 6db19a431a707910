import {weighProduct} from '../../support/write/productBytes.ts';
import {kilobytes, writeResults} from '../report.ts';

const rowsOf = (sizes: Record<string, number>) =>
  Object.entries(sizes).map(([name, size]) => [`\`${name}\``, kilobytes(size)]);

/** Bytes of every first view, of the page, and what the rest of each flow adds. */
export const measureBytes = async (): Promise<void> => {
  const {html, htmlAsBrotli, firstViews, rests} = await weighProduct();
  await writeResults('bytes', '', [
    {
      head: ['first view', 'kB of script, gzipped'],
      rows: [
        ...rowsOf(firstViews),
        ['the page itself (HTML)', kilobytes(html)],
        ['the same with brotli', kilobytes(htmlAsBrotli)],
      ],
    },
    {head: ['rest of the flow', 'kB more than a start screen has, gzipped'], rows: rowsOf(rests)},
  ]);
};
