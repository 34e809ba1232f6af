import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Heading } from '../Heading/Heading'
import { SeasonScene } from '../SeasonScene/SeasonScene'
import { Text } from '../Text/Text'
import { TextLink } from '../TextLink/TextLink'
import { AuthLayout } from './AuthLayout'

const renderPage = (season: 'summer' | 'winter') => () => (
  <AuthLayout
    mainId="content"
    scene={<SeasonScene season={season} />}
    brand={<Text weight="semibold">The Willows</Text>}
    footer={<TextLink href="#help">Help for users</TextLink>}
  >
    <Heading level={1}>Welcome</Heading>
    <Text tone="muted">Sign in with your mail address or your document number.</Text>
    <Button variant="primary" stretch>
      Sign in
    </Button>
  </AuthLayout>
)

export default {
  component: 'AuthLayout',
  purpose: 'Enmarca el ingreso y las demás pantallas públicas, con la escena de la estación.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(
    AuthLayout,
    {
      summer: renderPage('summer'),
      winter: renderPage('winter'),
      'edge-long': () => (
        <AuthLayout
          mainId="content"
          scene={null}
          brand={<Text weight="semibold">{veryLongText}</Text>}
          footer={<TextLink href="#help">{veryLongText}</TextLink>}
        >
          <Heading level={1}>{veryLongText}</Heading>
          <Button variant="primary" stretch>
            {veryLongText}
          </Button>
        </AuthLayout>
      ),
    },
    { isOverlay: true },
  ),
} satisfies SpecimenFile
