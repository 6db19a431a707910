export const FLOOR_KEY = 'a bare field, a bare page';
export const FLOOR_STEP = 'a bare step of five fields, a bare page';

/** Runs in the page: puts another form of the same fields in the place of the one that is sent. */
const bareSteps = (title: string) => {
  let count = 0;
  const draw = () => {
    count += 1;
    const main = document.querySelector('main');
    const form = document.createElement('form');
    for (let field = 1; field <= 5; field += 1) {
      const label = document.createElement('label');
      label.append(`Field ${field} of step ${count}`, document.createElement('input'));
      form.append(label);
    }
    const next = document.createElement('button');
    next.setAttribute('type', 'submit');
    next.textContent = 'Next';
    form.append(next);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      history.pushState(null, '', `?${count}`);
      draw();
    });
    const heading = Object.assign(document.createElement('h1'), {textContent: title, tabIndex: -1});
    main?.replaceChildren(heading, form);
    heading.focus();
  };
  draw();
};

/** A field, and steps of five, in a page without styles and without a library. */
export const FLOOR_PAGE = `<!doctype html><meta charset="utf-8"><input name="${FLOOR_KEY}"><main></main>
<script>(${bareSteps.toString()})(${JSON.stringify(FLOOR_STEP)})</script>`;
