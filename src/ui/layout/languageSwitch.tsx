import type {MouseEvent} from 'react';
import styled from 'styled-components';
import {color, media, space, target} from '../theme/theme.ts';

type Language = {code: string; name: string; href: string};

type LanguageSwitchProps = {
  label: string;
  current: string;
  languages: readonly Language[];
  onChoose: (code: string) => void;
};

/** Links that switch in the page, and lead to their address when opened in another tab. */
export function LanguageSwitch({label, current, languages, onChoose}: LanguageSwitchProps) {
  const select = (event: MouseEvent, code: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onChoose(code);
  };
  return (
    <Nav aria-label={label}>
      {languages.map(({code, name, href}) => (
        <Link
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          translate="no"
          aria-current={code === current ? 'true' : undefined}
          onClick={(event) => select(event, code)}
        >
          {name}
        </Link>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${space(1)};
  margin-inline: auto -6px;

  ${media.from576} {
    margin-inline-end: -${space(2)};
  }

  ${media.print} {
    display: none;
  }
`;

const Link = styled.a`
  display: inline-grid;
  place-items: center;
  min-width: ${target};
  min-height: ${target};
  padding-inline: 6px;
  border-radius: 6px;
  color: ${color.muted};
  font-size: 0.875rem;
  text-decoration: none;

  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }

  ${media.from576} {
    padding-inline: ${space(2)};
    font-size: 0.9375rem;
  }

  &[aria-current] {
    color: ${color.ink};
    font-weight: 700;
    text-decoration: underline;
    text-decoration-color: ${color.primary};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;
