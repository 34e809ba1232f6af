import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { TextLink } from '../TextLink/TextLink'
import { NoticeBar } from './NoticeBar'

export default {
  component: 'NoticeBar',
  purpose: 'Anuncia algo de todo el portal, arriba de la página.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(NoticeBar, {
    'with-a-link': {
      label: 'The app',
      action: <TextLink href="#app">Get the app</TextLink>,
      children: 'Open the gate from your phone.',
    },
    'words-alone': { label: 'News', children: 'The gate is closed on Sunday.' },
    'edge-long': {
      label: veryLongText,
      action: <TextLink href="#app">{veryLongText}</TextLink>,
      children: veryLongText,
    },
  }),
} satisfies SpecimenFile
