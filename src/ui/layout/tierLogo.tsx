import styled from 'styled-components';
import {color, media, space, target} from '../theme/theme.ts';
import {VisuallyHidden} from '../text/visuallyHidden.tsx';

type TierLogoProps = {
  tier: 'free' | 'pro' | 'premium' | 'none';
  brandName: string;
  href: string;
  /** The accessible name of the link. */
  label: string;
};

export function TierLogo({tier, brandName, href, label}: TierLogoProps) {
  return (
    <Link href={href} translate="no">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Mark />
      <Brand aria-hidden="true">{brandName}</Brand>
      {tier !== 'none' && <Tier aria-hidden="true">{tier.toUpperCase()}</Tier>}
    </Link>
  );
}

/** A hull on the slipway under the yard's crane. */
function Mark() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="9" fill={color.primary} />
      <g fill="none" stroke={color.onPrimary} strokeWidth="2.2" strokeLinejoin="round">
        <path d="M12 20V7M8 11h18M12 7l10 4M24 11v4" strokeLinecap="round" />
      </g>
      <path d="M20 15h8v4h-8zM6 21h24l-4 8H10z" fill={color.onPrimary} />
    </svg>
  );
}

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: ${target};
  min-height: ${target};
  border-radius: 6px;
  color: ${color.ink};
  font-weight: 700;
  text-decoration: none;
`;

const Brand = styled.span`
  display: none;
  font-size: 1.125rem;
  letter-spacing: -0.01em;

  &:last-child {
    ${media.from360} {
      display: inline;
    }
  }

  ${media.from576} {
    display: inline;
  }
`;

const Tier = styled.span`
  padding: 2px ${space(2)};
  border: 1.5px solid ${color.primary};
  border-radius: 6px;
  color: ${color.primary};
  font-size: 0.8125rem;
  letter-spacing: 0.06em;
`;
