import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { ErrorPage } from './ErrorPage'

export default {
  component: 'ErrorPage',
  purpose: 'Explica que una pantalla no se puede mostrar y ofrece una salida.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(ErrorPage, {
    'not-found': {
      title: '404 - Not found',
      message: 'The page that you visited does not exist.',
      action: (
        <ButtonLink variant="primary" href="#start">
          Go to the start
        </ButtonLink>
      ),
    },
    'with-help': {
      title: '500 - Server error',
      message: 'Something unexpected happened. Try again later.',
      help: 'For help, write to the support desk.',
    },
    'edge-long': { title: veryLongText, message: veryLongText, help: veryLongText },
  }),
} satisfies SpecimenFile
