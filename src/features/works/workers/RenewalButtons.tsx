import { Button } from '@/design-system/components/Button/Button'
import { useNotify } from '@/patterns/notify/use-notify'
import type { RenewablePaper } from '@/patterns/persons/renewal-state'
import { copy } from './copy'
import type { Renewal } from './use-renewal'
import { renewablePapers, useRenewalForm } from './use-renewal-form'

const words = copy.renewal

interface RenewalButtonsProps {
  renewal: Renewal
  size?: 'sm' | 'md'
}

/** Buttons that open a new submission for the chosen workers. It leaves out those whose submitted paper is still pending. */
export function RenewalButtons({
  renewal: { chosen, pending, mainPaper },
  size = 'md',
}: RenewalButtonsProps) {
  const openForm = useRenewalForm()
  const notify = useNotify()
  const workers = chosen.map(({ worker }) => worker)
  const listRenewable = (paper: RenewablePaper) =>
    workers.filter(({ person }) => !pending?.[paper].has(person.id))
  const renew = (paper: RenewablePaper) => {
    const renewable = listRenewable(paper)
    openForm(paper, renewable)
    const leftOut = workers.filter((worker) => !renewable.includes(worker))
    if (leftOut.length > 0) notify.info(words.leftOut(leftOut.map(({ person }) => person.full_name)))
  }
  const explainDisabled = (paper: RenewablePaper) => {
    if (chosen.length === 0) return words.nobody
    return listRenewable(paper).length === 0 ? words.allPending : undefined
  }
  return (
    <>
      {renewablePapers.map((paper) => (
        <Button
          key={paper}
          size={size}
          variant={paper === mainPaper ? 'primary' : 'secondary'}
          disabledReason={explainDisabled(paper)}
          onClick={() => renew(paper)}
        >
          {words.renew[paper]}
        </Button>
      ))}
    </>
  )
}
