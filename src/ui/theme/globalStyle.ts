import {color, fontStack, media, themeVariables} from './theme.ts';

const rules = `
  :root {
    color-scheme: light dark;
    ${themeVariables.light}
  }

  @media (prefers-color-scheme: dark) {
    :root {
      ${themeVariables.dark}
    }
  }

  ${media.forcedColors} {
    :root {
      ${themeVariables.forcedColors}
    }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: 24px;
  }

  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: ${color.page};
    color: ${color.ink};
    font-family: ${fontStack};
    font-size: 1rem;
    line-height: 1.5;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }

  h1, h2, p, ul, dl, dd, fieldset, legend {
    margin: 0;
    padding: 0;
  }

  h1, h2, legend {
    text-wrap: balance;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  button, input, select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button, a, label, input, select {
    touch-action: manipulation;
  }

  a {
    color: ${color.primary};
    text-underline-offset: 0.2em;
  }

  svg {
    display: block;
    max-width: 100%;
  }

  :focus-visible {
    outline: 3px solid ${color.primary};
    outline-offset: 2px;
  }

  [tabindex='-1']:focus {
    outline: none;
  }

  .grecaptcha-badge {
    visibility: hidden;
  }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
    }
  }
`;

/**
 * What holds for every element, as the page brings it: no component, since it would be computed again at every start.
 * The bot check's own badge would lie over controls; a notice stands in its place.
 */
export const globalStyle = rules
  .replaceAll(/\s*\n\s*/g, '')
  .replaceAll(/(?<=[:,;]) | (?=\{)|;(?=\})/g, '');
