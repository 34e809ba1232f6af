import { Route } from 'lucide-react'
import { Activity, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { Drawer } from '@/design-system/components/Drawer/Drawer'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { CopyLink } from './CopyLink.tsx'
import { usePanelControls } from './controls-context.tsx'
import { copy } from './copy.ts'
import { SectionBody } from './SectionBody.tsx'
import { sections } from './sections.ts'
import { startTour } from './tour/start-tour.ts'

interface PanelProps {
  onClose: () => void
}

/** Keys that lead from the handle of a section to another one. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

function moveBetweenHandles(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step || !(event.target instanceof HTMLElement) || event.target.localName !== 'summary') return
  const handles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-section] > summary')]
  event.preventDefault()
  handles[step(handles.indexOf(event.target), handles.length - 1)]?.focus()
}

/** The controls of the mock backend, over the page. One section is open at a time, and it shows what is so now. */
export function Panel({ onClose }: PanelProps) {
  const [openId, setOpenId] = useState<string | null>(() => {
    const last = lastSection()
    return last === undefined ? (sections[0]?.id ?? null) : last
  })
  const [seen, setSeen] = useState<ReadonlySet<string | null>>(() => new Set([openId]))
  const list = useRef<HTMLDivElement>(null)
  // The drawer takes the first button; who comes by keyboard wants the sections.
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[open] > summary')
    const first = list.current?.querySelector<HTMLElement>('summary')
    ;(open ?? first)?.focus()
  }, [])
  const toggle = (id: string, isOpen: boolean) => {
    const next = isOpen ? id : openId === id ? null : openId
    setOpenId(next)
    setSeen((before) => new Set([...before, next]))
    keepSection(next)
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={copy.name}
      closeLabel={copy.close}
      side="end"
      size="md"
      footer={<CopyLink />}
      data-demo-panel=""
    >
      <Stack gap={4}>
        <PanelIntro onClose={onClose} />
        <Stack ref={list} gap={2} onKeyDown={moveBetweenHandles}>
          {sections.map(({ id, title, load }) => (
            <Collapsible
              key={id}
              data-section={id}
              summary={title}
              keepsHandle
              open={openId === id}
              onToggle={({ currentTarget }) => toggle(id, currentTarget.open)}
            >
              {/* Left, it keeps what was typed; shown again, it asks anew what is so. */}
              {seen.has(id) && (
                <Activity mode={openId === id ? 'visible' : 'hidden'}>
                  <SectionBody load={load} />
                </Activity>
              )}
            </Collapsible>
          ))}
        </Stack>
      </Stack>
    </Drawer>
  )
}

const key = 'portal-demo.section'

/** The section that was open last in this tab; undefined if none was, null if all were closed. */
function lastSection(): string | null | undefined {
  try {
    const kept = sessionStorage.getItem(key)
    if (kept === null) return undefined
    return kept === '' ? null : kept
  } catch {
    return undefined
  }
}

/** Keeps which section is open, for the next time the panel is. */
function keepSection(id: string | null): void {
  try {
    sessionStorage.setItem(key, id ?? '')
  } catch {
    // The panel then opens with the first one.
  }
}

/** An introduction for first-time visitors, with a button that starts the tour. */
function PanelIntro({ onClose }: { onClose: () => void }) {
  const controls = usePanelControls()
  const showAround = () => {
    // The tour is gone through in the portal, which the panel covers.
    onClose()
    void startTour(controls)
  }
  return (
    <Stack gap={3} align="start">
      <Text size="sm" tone="muted">
        {copy.about}
      </Text>
      <Button size="sm" icon={<Route size={20} aria-hidden="true" />} onClick={showAround}>
        {copy.tour}
      </Button>
    </Stack>
  )
}
