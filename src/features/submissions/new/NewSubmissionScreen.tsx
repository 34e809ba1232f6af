import { startTransition, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { focusFirstControl } from '@/design-system/components/Field/focus-field'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths } from '@/paths'
import { focusTitle } from '@/patterns/page/focus-title'
import { Page } from '@/patterns/page/Page'
import { type RenewedPerson, readRenewal, readRosterAddress } from '@/patterns/persons/renewal-state'
import { copy } from '../copy'
import { BackgroundCheckForm } from '../form/BackgroundCheckForm'
import { InsuranceForm } from '../form/InsuranceForm'
import { RenewedInsuranceForm } from '../form/RenewedInsuranceForm'
import { KindInAddress } from '../KindInAddress'
import { KindSwitch } from '../KindSwitch'
import { buildKindSearch, type SubmissionKind, submissionKinds } from '../kinds'

interface NewFormProps {
  onDone: () => void
  /** The people whose paper the form renews; undefined for an empty form. */
  renewal: readonly RenewedPerson[] | undefined
}

const forms = {
  INSURANCE: ({ renewal, onDone }: NewFormProps) =>
    renewal ? <RenewedInsuranceForm renewal={renewal} onDone={onDone} /> : <InsuranceForm onDone={onDone} />,
  BACKGROUND_CHECK: BackgroundCheckForm,
}

/** `/submissions/:realProperty/new`: the form for a new submission of either kind. */
export function NewSubmissionScreen() {
  return <KindInAddress>{(kind, choose) => <NewSubmission kind={kind} onChoose={choose} />}</KindInAddress>
}

interface NewSubmissionProps {
  kind: SubmissionKind
  onChoose: (kind: SubmissionKind) => void
}

const buildListPath = (kind: SubmissionKind) => `${paths.submissions()}?${buildKindSearch(kind)}`

/**
 * Renders the form of each opened kind, but shows only the form of the chosen kind. The hidden form keeps its typed
 * values.
 */
function NewSubmission({ kind, onChoose }: NewSubmissionProps) {
  const { openedKinds, sentKinds, restartCounts, markAsSent, restart } = useFormStates(kind)
  const { state } = useLocation()
  // A kind that the user chooses later, or a further submission, is not for the people that the user has chosen elsewhere.
  const [renewal] = useState(() => ({
    kind,
    people: readRenewal(state),
    roster: readRosterAddress(state),
  }))
  const isSent = sentKinds.includes(kind)
  return (
    <Page title={copy.newTitle} back={{ to: buildListPath(kind), label: copy.title }} width="form">
      <Stack gap={6}>
        {isSent ? (
          <SentSubmission
            key={kind}
            kind={kind}
            roster={kind === renewal.kind && restartCounts[kind] === 0 ? renewal.roster : undefined}
            onRestart={() => restart(kind)}
            onSwitchKind={(otherKind) => {
              // In the transition, the restart renders together with the other kind. Otherwise the empty form of the
              // sent kind would flash.
              startTransition(() => restart(kind))
              onChoose(otherKind)
            }}
          />
        ) : (
          <Stack ref={restartCounts[kind] > 0 ? focusFirstControl : undefined}>
            <KindSwitch kind={kind} labels={copy.oneOfKind} onChoose={onChoose} />
          </Stack>
        )}
        {submissionKinds.map((formKind) => {
          const Form = forms[formKind]
          if (!openedKinds.includes(formKind) || sentKinds.includes(formKind)) return null
          return (
            <div key={`${formKind} ${restartCounts[formKind]}`} hidden={formKind !== kind}>
              <Form
                renewal={
                  formKind === renewal.kind && restartCounts[formKind] === 0 ? renewal.people : undefined
                }
                onDone={() => markAsSent(formKind)}
              />
            </div>
          )
        })}
      </Stack>
    </Page>
  )
}

function useFormStates(kind: SubmissionKind) {
  const [openedKinds, setOpenedKinds] = useState<readonly SubmissionKind[]>([kind])
  const [sentKinds, setSentKinds] = useState<readonly SubmissionKind[]>([])
  const [restartCounts, setRestartCounts] = useState({ INSURANCE: 0, BACKGROUND_CHECK: 0 })
  if (!openedKinds.includes(kind)) setOpenedKinds([...openedKinds, kind])
  return {
    openedKinds,
    sentKinds,
    restartCounts,
    markAsSent: (formKind: SubmissionKind) => setSentKinds((before) => [...before, formKind]),
    restart: (formKind: SubmissionKind) => {
      setSentKinds((kinds) => kinds.filter((sentKind) => sentKind !== formKind))
      setRestartCounts((before) => ({ ...before, [formKind]: before[formKind] + 1 }))
    },
  }
}

const { filed: sentWords } = copy

interface SentSubmissionProps {
  kind: SubmissionKind
  /** The address of the roster from which the user came; undefined if they came from elsewhere. */
  roster: string | undefined
  onRestart: () => void
  onSwitchKind: (kind: SubmissionKind) => void
}

function SentSubmission({ kind, roster, onRestart, onSwitchKind }: SentSubmissionProps) {
  const otherKind = kind === 'INSURANCE' ? 'BACKGROUND_CHECK' : 'INSURANCE'
  return (
    <ResultScreen
      tone="success"
      level={2}
      title={sentWords.titles[kind]}
      description={sentWords.subtitle}
      ref={focusTitle}
      actions={
        <>
          {roster === undefined ? null : (
            <ButtonLink variant="primary" render={<Link to={roster} />}>
              {sentWords.roster}
            </ButtonLink>
          )}
          <Button variant={roster === undefined ? 'primary' : 'secondary'} onClick={onRestart}>
            {sentWords.another}
          </Button>
          <Button onClick={() => onSwitchKind(otherKind)}>{sentWords.other[kind]}</Button>
          <ButtonLink render={<Link to={paths.home()} />}>{sentWords.home}</ButtonLink>
        </>
      }
    />
  )
}
