import { startTransition, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths } from '@/paths'
import { focusTitle } from '@/patterns/page/focus-title'
import { Page } from '@/patterns/page/Page'
import { copy } from '../copy'
import { BackgroundCheckForm } from '../form/BackgroundCheckForm'
import { InsuranceForm } from '../form/InsuranceForm'
import { KindInAddress } from '../KindInAddress'
import { KindSwitch } from '../KindSwitch'
import { buildKindSearch, type SubmissionKind, submissionKinds } from '../kinds'

const forms = { INSURANCE: InsuranceForm, BACKGROUND_CHECK: BackgroundCheckForm }

/** `/submissions/:realProperty/new`: files a submission of either kind. */
export function NewSubmissionScreen() {
  return <KindInAddress>{(kind, choose) => <NewSubmission kind={kind} onChoose={choose} />}</KindInAddress>
}

interface NewSubmissionProps {
  kind: SubmissionKind
  onChoose: (kind: SubmissionKind) => void
}

const listOf = (kind: SubmissionKind) => `${paths.submissions()}?${buildKindSearch(kind)}`

/** Renders the forms of both kinds and hides one, so that a switch of the kind keeps the typed values. */
function NewSubmission({ kind, onChoose }: NewSubmissionProps) {
  const { opened, filed, restarts, markFiled, restart } = useFilings(kind)
  const isFiled = filed.includes(kind)
  return (
    <Page title={copy.newTitle} back={{ to: listOf(kind), label: copy.title }} width="form">
      <Stack gap={6}>
        {isFiled ? (
          <FiledSubmission
            key={kind}
            kind={kind}
            onAnother={() => restart(kind)}
            onOther={(other) => {
              // The reset happens with the navigation; otherwise the empty form would flash.
              startTransition(() => restart(kind))
              onChoose(other)
            }}
          />
        ) : (
          <Stack ref={restarts[kind] > 0 ? focusFirstControl : undefined}>
            <KindSwitch kind={kind} words={copy.oneOfKind} onChoose={onChoose} />
          </Stack>
        )}
        {submissionKinds.map((formKind) => {
          const Form = forms[formKind]
          if (!opened.includes(formKind) || filed.includes(formKind)) return null
          return (
            <div key={`${formKind} ${restarts[formKind]}`} hidden={formKind !== kind}>
              <Form onDone={() => markFiled(formKind)} />
            </div>
          )
        })}
      </Stack>
    </Page>
  )
}

/** The state of each kind's form on this page: open, filed or restarted. */
function useFilings(kind: SubmissionKind) {
  const [opened, setOpened] = useState<readonly SubmissionKind[]>([kind])
  const [filed, setFiled] = useState<readonly SubmissionKind[]>([])
  const [restarts, setRestarts] = useState({ INSURANCE: 0, BACKGROUND_CHECK: 0 })
  if (!opened.includes(kind)) setOpened([...opened, kind])
  return {
    opened,
    filed,
    restarts,
    markFiled: (formKind: SubmissionKind) => setFiled((before) => [...before, formKind]),
    restart: (formKind: SubmissionKind) => {
      setFiled((filedKinds) => filedKinds.filter((filedKind) => filedKind !== formKind))
      setRestarts((before) => ({ ...before, [formKind]: before[formKind] + 1 }))
    },
  }
}

/** The pressed button is removed with the message, so focus moves to the switch. */
const focusFirstControl = (part: HTMLElement | null) => {
  if (part) focusControl(part)
}

const { filed: filedWords } = copy

interface FiledSubmissionProps {
  kind: SubmissionKind
  onAnother: () => void
  onOther: (kind: SubmissionKind) => void
}

function FiledSubmission({ kind, onAnother, onOther }: FiledSubmissionProps) {
  const other = kind === 'INSURANCE' ? 'BACKGROUND_CHECK' : 'INSURANCE'
  return (
    <ResultScreen
      tone="success"
      level={2}
      title={filedWords.titles[kind]}
      description={filedWords.subtitle}
      ref={focusTitle}
      actions={
        <>
          <Button variant="primary" onClick={onAnother}>
            {filedWords.another}
          </Button>
          <Button onClick={() => onOther(other)}>{filedWords.other[kind]}</Button>
          <ButtonLink render={<Link to={paths.home()} />}>{filedWords.home}</ButtonLink>
        </>
      }
    />
  )
}
