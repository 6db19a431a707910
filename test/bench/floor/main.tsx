import {hydrateRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import {FloorPage} from './page.tsx';

hydrateRoot(
  document.querySelector('#root') ?? document.body,
  <BrowserRouter>
    <FloorPage />
  </BrowserRouter>,
);
