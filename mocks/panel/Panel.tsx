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
import { readTabText, storeTabText } from './tab-storage.ts'
import { startTour } from './tour/start-tour.ts'

interface PanelProps {
  onClose: () => void
}

/** The tab's storage key of the open section. */
const storageKey = 'portal-demo.section'

/** The keys that move the focus between the handles of the sections. */
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

function moveBetweenHandles(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step || !(event.target instanceof HTMLElement) || event.target.localName !== 'summary') return
  const handles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-section] > summary')]
  event.preventDefault()
  handles[step(handles.indexOf(event.target), handles.length - 1)]?.focus()
}

/** The controls of the mock backend, in a drawer. At most one section is open. */
export function Panel({ onClose }: PanelProps) {
  const [openId, setOpenId] = useState<string | null>(() => {
    const storedId = readTabText(storageKey)
    return storedId === null ? (sections[0]?.id ?? null) : storedId || null
  })
  const [seen, setSeen] = useState<ReadonlySet<string | null>>(() => new Set([openId]))
  const list = useRef<HTMLDivElement>(null)
  // The drawer focuses its first button, but keyboard users need the sections.
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[open] > summary')
    const first = list.current?.querySelector<HTMLElement>('summary')
    ;(open ?? first)?.focus()
  }, [])
  const toggle = (id: string, isOpen: boolean) => {
    const next = isOpen ? id : openId === id ? null : openId
    setOpenId(next)
    setSeen((previous) => new Set([...previous, next]))
    // An empty text means that every section was closed.
    storeTabText(storageKey, next ?? '')
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
              {/* A hidden section keeps its typed values; its queries run again when it is shown. */}
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

/** Explains the demo, and starts the tour. */
function PanelIntro({ onClose }: { onClose: () => void }) {
  const controls = usePanelControls()
  const showAround = () => {
    // The panel covers the portal, where the tour runs.
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
