import { Building2, House } from 'lucide-react'
import { Button } from '../../design-system/components/Button/Button'
import { Stack } from '../../design-system/components/Stack/Stack'
import { copy } from './copy'

interface ContinueStepProps {
  choices: readonly ('portal' | 'works')[]
  onChoose: (choice: 'portal' | 'works') => void
}

const icons = { portal: <House size={20} />, works: <Building2 size={20} /> }

/** The second step of who has several places to go. */
export function ContinueStep({ choices, onChoose }: ContinueStepProps) {
  return (
    <Stack gap={3}>
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
