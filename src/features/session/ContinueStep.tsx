import { Building2, House, Landmark } from 'lucide-react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { continueCopy } from './continue-copy'
import type { SignInDestination } from './sign-in-destinations'

interface ContinueStepProps {
  choices: readonly SignInDestination[]
  /** Whether the web administration could not be opened. */
  hasFailed: boolean
  onChoose: (choice: SignInDestination) => void
}

const icons = {
  portal: <House size={20} />,
  works: <Building2 size={20} />,
  administration: <Landmark size={20} />,
} satisfies Record<SignInDestination, unknown>

/** The step of the sign-in in which a user who can continue in several places chooses one of them. */
export function ContinueStep({ choices, hasFailed, onChoose }: ContinueStepProps) {
  return (
    <Stack gap={3}>
      {hasFailed ? (
        <Alert tone="danger" isLive>
          {continueCopy.failed}
        </Alert>
      ) : null}
      {choices.map((choice, index) => (
        <Button
          key={choice}
          variant={index === 0 ? 'primary' : 'secondary'}
          icon={icons[choice]}
          stretch
          onClick={() => onChoose(choice)}
        >
          {continueCopy[choice]}
        </Button>
      ))}
    </Stack>
  )
}
