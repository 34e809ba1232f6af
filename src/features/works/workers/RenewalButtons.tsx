import { Button } from '@/design-system/components/Button/Button'
import { copy } from './copy'
import type { CheckedWorker } from './roster-summary'
import { renewablePapers, useRenewalForm } from './use-renewal-form'

const words = copy.renewal

interface RenewalButtonsProps {
  chosen: readonly CheckedWorker[]
  size?: 'sm' | 'md'
}

/** Buttons that open a new submission for the chosen workers. */
export function RenewalButtons({ chosen, size = 'md' }: RenewalButtonsProps) {
  const openForm = useRenewalForm()
  return (
    <>
      {renewablePapers.map((paper) => (
        <Button
          key={paper}
          size={size}
          variant={paper === 'insurance' ? 'primary' : 'secondary'}
          disabledReason={chosen.length === 0 ? words.nobody : undefined}
          onClick={() =>
            openForm(
              paper,
              chosen.map(({ worker }) => worker),
            )
          }
        >
          {words.renew[paper]}
        </Button>
      ))}
    </>
  )
}
