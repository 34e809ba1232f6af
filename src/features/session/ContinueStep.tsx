import { Building2, House, Landmark } from 'lucide-react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'
import type { Destination } from './destinations'

interface ContinueStepProps {
  choices: readonly Destination[]
  /** Why the last choice failed. */
  problem?: string
  onChoose: (choice: Destination) => void
}

const icons = {
  portal: <House size={20} />,
  works: <Building2 size={20} />,
  administration: <Landmark size={20} />,
} satisfies Record<Destination, unknown>

/** Second step for users with several destinations. */
export function ContinueStep({ choices, problem, onChoose }: ContinueStepProps) {
  return (
    <Stack gap={3}>
      {problem === undefined ? null : (
        <Alert tone="danger" isLive>
          {problem}
        </Alert>
      )}
      {choices.map((choice, index) => (
        <Button
          key={choice}
          variant={index === 0 ? 'primary' : 'secondary'}
          icon={icons[choice]}
          stretch
          onClick={() => onChoose(choice)}
        >
          {copy.next[choice]}
        </Button>
      ))}
    </Stack>
  )
}
