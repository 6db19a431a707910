import type {Screen} from '../../../machines/shared/flow/flowTypes.ts';
import type {FlowName} from './flows.ts';

const ACCOUNT: Record<FlowName, string> = {
  free: 'Maak je FREE‑omgeving aan',
  pro: 'Maak je PRO‑omgeving aan',
  upgrade: '',
};

const HEADINGS: Record<Exclude<Screen, 'account'>, string> = {
  flowChoice: 'Start met Testwerf en krijg 14% korting op je eerste factuur',
  details: 'Vertel ons wie je bent',
  team: 'Nodig je team uit',
  exampleData: 'Wil je starten met voorbeelddata?',
  subscription: 'Kies je abonnement',
  billing: 'Factuurgegevens',
  creating: 'We maken je omgeving aan',
  created: 'Je omgeving staat klaar!',
  paymentOpening: 'De betaalpagina laat op zich wachten',
  paymentPending: 'Je betaling is nog niet afgerond',
  paymentFailed:
    'Helaas is je betaling mislukt. Start in je FREE‑omgeving en upgrade later naar PRO',
  paymentSuccess: 'Yes! Je hebt nu een PRO‑abonnement!',
  paymentCanceled:
    'Helaas is je betaling mislukt. Start in je FREE‑omgeving en upgrade later naar PRO',
  upgradeChoice: 'Kies PRO of PREMIUM',
  upgraded: 'Je omgeving is geüpgraded!',
  premium: 'Bedankt voor je PREMIUM‑aanvraag',
  somethingWentWrong: 'Er ging iets mis',
};

/** The one heading of a screen, word for word: written here once more, so that a lost text is noticed. */
export const headingOf = (flow: FlowName, screen: Screen): string =>
  screen === 'account' ? ACCOUNT[flow] : HEADINGS[screen];

/** What a screen says only in some of its states, word for word. */
export const MESSAGES = {
  domainChecking: 'We kijken of dit webadres vrij is…',
  domainFree: '.testwerf.example is vrij.',
  domainMaybeYours: 'bij je vorige poging toch aangemaakt, ook al lijkt dit webadres nog vrij.',
  domainTaken: 'Dit webadres is al bezet. Kies een ander webadres.',
  suggestions: 'Deze webadressen zijn nog vrij:',
  domainUnknown: 'We kennen geen omgeving met dit webadres',
  orderedBefore: 'is misschien toch aangekomen.',
  orderedUnpaid: 'al een bestelling geplaatst.',
  challenge: 'Bevestig dat je geen robot bent',
  botCheckFailed:
    'We konden niet vaststellen dat je geen robot bent. Controleer je verbinding, kijk of iets de controle blokkeert en probeer het opnieuw.',
  creating: 'Dit kan enkele minuten duren. Laat deze pagina openstaan.',
  creatingLonger:
    'Het duurt langer dan normaal. We zijn nog steeds bezig; laat deze pagina openstaan.',
  toEnvironment: 'Naar mijn omgeving',
  toPaymentPage: 'Verder met betalen',
} as const;

export type Message = keyof typeof MESSAGES;

export const titleOf = (heading: string, hasErrors: boolean): string =>
  `${hasErrors ? 'Fout: ' : ''}${heading} – Testwerf`;
