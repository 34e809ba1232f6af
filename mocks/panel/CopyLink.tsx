import { Link } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { copy } from '../state-link/copy.ts'
import { createLink, toLinkedState } from '../state-link/create-link.ts'
import type { LinkedState } from '../state-link/linked-state.ts'
import { isOnStaticHost, toStartPageAddress } from '../static-host-address.ts'
import { yieldToBrowser } from '../yield-to-browser.ts'
import { getFailureReason } from './calls/failure-reason.ts'
import { OutcomeAlert } from './calls/OutcomeAlert.tsx'
import type { ActionOutcome } from './calls/use-action.ts'
import { type PanelControls, usePanelControls } from './controls-context.tsx'

/** The result of copying: a sentence, or the link to copy by hand. */
type Ended = { outcome: ActionOutcome } | { link: string }

const inWords = (tone: ActionOutcome['tone'], text: string): Ended => ({
  outcome: { actionId: 'link', tone, text },
})

/** Returns why a link cannot restore the state: the account or the page may need changes that a link omits. */
async function refusalOf(state: LinkedState): Promise<string | undefined> {
  if (state.account === undefined) return undefined
  const { findLinkRefusal } = await import(/* webpackChunkName: "demo-link" */ '../state-link/trial-mock.ts')
  return findLinkRefusal(state, { pause: yieldToBrowser })
}

async function copyLink({ mock, portal }: PanelControls): Promise<Ended> {
  const [state, account, lotSelection] = await Promise.all([
    mock.state(),
    portal.getAccountEmail(),
    portal.getLotSelection(),
  ])
  const here = new URL(location.href)
  const address = isOnStaticHost() ? toStartPageAddress(here, portal.root) : here
  const linked = toLinkedState(state, { account, lotSelection })
  const link = createLink(address, linked)
  if (link === undefined) return inWords('danger', copy.unfit)
  const refusal = await refusalOf(linked)
  if (refusal !== undefined) return inWords('danger', copy.refused(refusal))
  const hasBodies = state.settings.faults.some(({ body }) => body !== undefined)
  try {
    await navigator.clipboard.writeText(link)
    return inWords('success', hasBodies ? `${copy.copied} ${copy.withoutBodies}` : copy.copied)
  } catch {
    return { link }
  }
}

/** Copies a link that opens the portal as it is now: this address, in this scenario, as this account, at this time. */
export function CopyLink() {
  const controls = usePanelControls()
  const [isUnderWay, setIsUnderWay] = useState(false)
  const [ended, setEnded] = useState<Ended>()
  const explanation = useId()
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!ended || !('link' in ended)) return
    field.current?.focus()
    field.current?.select()
  }, [ended])

  const copyNow = async () => {
    setIsUnderWay(true)
    setEnded(undefined)
    setEnded(await copyLink(controls).catch((error: unknown) => inWords('danger', getFailureReason(error))))
    setIsUnderWay(false)
  }

  const hasLink = ended !== undefined && ('link' in ended || ended.outcome.tone === 'success')

  const dismiss = () => {
    setEnded(undefined)
    button.current?.focus()
  }

  return (
    <Stack gap={2}>
      <Button
        ref={button}
        icon={<Link aria-hidden="true" />}
        loading={isUnderWay}
        aria-describedby={explanation}
        onClick={() => void copyNow()}
      >
        {copy.action}
      </Button>
      {ended && 'link' in ended ? (
        <TextField
          ref={field}
          name="state-link"
          label={copy.field}
          hint={copy.byHand}
          value={ended.link}
          readOnly
          reservesMessage={false}
          onChange={() => {}}
        />
      ) : (
        <OutcomeAlert outcome={ended?.outcome} onDismiss={dismiss} />
      )}
      {/* Hidden until there is a link, but read as the description of the button. */}
      <Text id={explanation} size="sm" tone="muted" hidden={!hasLink}>
        {copy.carries}
      </Text>
    </Stack>
  )
}
