import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import {ServerStyleSheet} from 'styled-components';
import {FloorPage} from './page.tsx';

export const renderFloor = () => {
  const sheet = new ServerStyleSheet();
  const page = renderToString(
    sheet.collectStyles(
      <StaticRouter location="/">
        <FloorPage />
      </StaticRouter>,
    ),
  );
  return {page, styles: sheet.getStyleTags()};
};
