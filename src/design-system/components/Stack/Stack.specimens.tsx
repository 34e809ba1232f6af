import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Text } from '../Text/Text'
import { Stack } from './Stack'

export default {
  component: 'Stack',
  purpose: 'Ordena elementos uno debajo del otro, a la misma distancia.',
  specimens: [
    {
      name: 'usual',
      render: () => (
        <Stack>
          <Text>One</Text>
          <Text>Two</Text>
        </Stack>
      ),
    },
    {
      name: 'list',
      render: () => (
        <Stack as="ul" gap={2} align="start">
          <Text as="li">First of a list</Text>
          <Text as="li">Second of a list</Text>
        </Stack>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Stack align="start" padding={2}>
          <Text>{endless}</Text>
          <Text as="span">{endless}</Text>
        </Stack>
      ),
    },
    { name: 'nonsense-empty', render: () => <Stack as="ul" gap={-3} /> },
  ],
} satisfies SpecimenFile
