import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Text } from '../Text/Text'
import { Stack } from './Stack'

export default {
  component: 'Stack',
  purpose: 'Ordena elementos uno debajo del otro, a la misma distancia.',
  specimens: buildSpecimens(Stack, {
    usual: () => (
      <Stack>
        <Text>One</Text>
        <Text>Two</Text>
      </Stack>
    ),
    list: () => (
      <Stack as="ul" gap={2} align="start">
        <Text as="li">First of a list</Text>
        <Text as="li">Second of a list</Text>
      </Stack>
    ),
    'edge-long': () => (
      <Stack align="start" padding={2}>
        <Text>{veryLongText}</Text>
        <Text as="span">{veryLongText}</Text>
      </Stack>
    ),
    'edge-empty': () => <Stack as="ul" gap={-3} />,
  }),
} satisfies SpecimenFile
