import {execFile, spawn} from 'node:child_process';
import {promisify} from 'node:util';
import {expect} from '@playwright/test';
import {Builder, By, Key, type WebDriver} from 'selenium-webdriver';
import {freePort, HOST} from '../../../support/run/freePort.ts';
import type {Language} from '../../support/texts.ts';
import type {Launch, Tab} from './tab.ts';

/** MiniBrowser takes its languages from the system alone. In the C locale it names none that the product knows: Dutch. */
const LOCALES: Record<Language, string> = {nl: 'C.UTF-8', en: 'en_US.UTF-8'};
const HEIGHT = 800;
const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
};

const createTab = (driver: WebDriver, close: () => Promise<void>): Tab => {
  const find = (control: string) => driver.findElement(By.xpath(control));
  /** From the middle of a control: twice at one place would be a double click, which the product takes for one. */
  let aside = 4;
  /** By its parts: WebKitWebDriver's own click is now and then never answered. */
  const click = async (control: string) => {
    const origin = await find(control);
    await driver.executeScript(
      (element: Element) => element.scrollIntoView({block: 'center'}),
      origin,
    );
    aside = -aside;
    await driver.actions().move({origin, x: aside}).click().perform();
  };
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  const step = (delta: number) =>
    driver.executeScript((by: number) => void setTimeout(() => history.go(by)), delta);
  return {
    open: (address) => driver.get(address),
    back: async () => void (await step(-1)),
    forward: async () => void (await step(1)),
    reload: () => driver.navigate().refresh(),
    click,
    fill: async (control, text) => {
      await click(control);
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
      await type(text === '' ? Key.DELETE : text);
    },
    select: (control, value) => find(`${control}/option[@value="${value}"]`).click(),
    type,
    press: (key) => type(KEYS[key]),
    run: (script, ...values) => driver.executeScript(script as never, ...values),
    setCookie: (name, value) => driver.manage().addCookie({name, value}),
    setWidth: (width) =>
      driver
        .manage()
        .window()
        .setRect({width, height: HEIGHT})
        .then(() => {}),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // WebDriver reports none.
    complaints: () => [],
    close,
  };
};

/** A driver serves one tab: asked for a second one, WebKitWebDriver may never answer. */
const startDriver = async (env: NodeJS.ProcessEnv) => {
  const port = await freePort();
  const server = `http://${HOST}:${port}`;
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env,
  });
  const isUp = () =>
    fetch(`${server}/status`).then(
      ({ok}) => ok,
      () => false,
    );
  await expect.poll(isUp, {timeout: 20_000}).toBe(true);
  return {server, stop: () => void (child.pid && process.kill(-child.pid))};
};

export const launchWebkit: Launch = async (executablePath, language) => {
  const locale = LOCALES[language];
  const env = {...process.env, LANG: locale, LC_ALL: locale, LANGUAGE: ''};
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary: executablePath, args: ['--automation']},
  };
  const {stdout} = await promisify(execFile)('xvfb-run', ['-a', executablePath, '--version']);
  return {
    version: stdout.trim(),
    newTab: async (origin) => {
      const {server, stop} = await startDriver(env);
      const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      // WebDriver sets cookies of the page that is open, no others.
      await driver.get(`${origin}/favicon.svg`);
      // Killed, since a tab that hangs would never quit.
      return createTab(driver, async () => stop());
    },
    close: async () => {},
  };
};
