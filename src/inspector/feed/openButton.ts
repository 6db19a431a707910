const style = `
  position: fixed; z-index: 9; inset: auto auto 8px 8px; width: 32px; height: 32px; padding: 6px; border-radius: 8px;
  border: 1px solid #64748b; background: #0f172a; color: #8ea8ff; line-height: 0;
`;

const picture = `
  <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true">
    <rect x="1.5" y="1.5" width="7" height="6" rx="1.5"/><rect x="11.5" y="12.5" width="7" height="6" rx="1.5"/>
    <path d="M5 7.5v8h6m-2-2 2 2-2 2"/>
  </svg>
`;

/** A window of its own, in a process of its own, so that the viewer's work does not slow the page down. */
const openInspector = (event: MouseEvent) => {
  event.preventDefault();
  open('/inspector', '_blank', 'popup,noopener,width=1280,height=900');
};

/** The way to the inspector, in the corner of the page. */
export const addOpenButton = (): void => {
  const link = document.createElement('a');
  link.href = '/inspector';
  link.target = '_blank';
  link.rel = 'noopener';
  link.title = 'Flow inspector (development only)';
  link.ariaLabel = 'Flow inspector';
  link.style.cssText = style;
  link.innerHTML = picture;
  link.addEventListener('click', openInspector);
  const place = document.createElement('aside');
  place.ariaLabel = 'Development';
  place.append(link);
  document.body.append(place);
};
