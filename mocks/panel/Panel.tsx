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

/** The key of the open section in the storage of the tab. */
const storageKey = 'portal-demo.section'

/** For each key, computes the index of the section to focus from the index of the focused section. */
const nextIndexByKey: Readonly<Record<string, (focusedIndex: number, lastIndex: number) => number>> = {
  ArrowDown: (focusedIndex, lastIndex) => Math.min(focusedIndex + 1, lastIndex),
  ArrowUp: (focusedIndex) => Math.max(focusedIndex - 1, 0),
  Home: () => 0,
  End: (_focusedIndex, lastIndex) => lastIndex,
}

function moveFocusByKey(event: KeyboardEvent<HTMLElement>) {
  const getNextIndex = nextIndexByKey[event.key]
  if (!getNextIndex || !(event.target instanceof HTMLElement) || event.target.localName !== 'summary') return
  const summaries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-section] > summary')]
  event.preventDefault()
  summaries[getNextIndex(summaries.indexOf(event.target), summaries.length - 1)]?.focus()
}

/** The controls of the mock backend, in a drawer. At most one section is open. */
export function Panel({ onClose }: PanelProps) {
  const [openId, setOpenId] = useState<string | null>(() => {
    const storedId = readTabText(storageKey)
    return storedId === null ? (sections[0]?.id ?? null) : storedId || null
  })
  const [openedIds, setOpenedIds] = useState<ReadonlySet<string | null>>(() => new Set([openId]))
  const list = useRef<HTMLDivElement>(null)
  // Focuses a section instead of the first button of the drawer, because keyboard users need the sections.
  useLayoutEffect(() => {
    const openSummary = list.current?.querySelector<HTMLElement>('[open] > summary')
    const firstSummary = list.current?.querySelector<HTMLElement>('summary')
    ;(openSummary ?? firstSummary)?.focus()
  }, [])
  const toggle = (id: string, isOpen: boolean) => {
    // The section that was open before closes too, and its `toggle` event must not change the new id.
    const newOpenId = isOpen ? id : openId === id ? null : openId
    setOpenId(newOpenId)
    setOpenedIds((previousIds) => new Set([...previousIds, newOpenId]))
    // An empty text means that all sections are closed.
    storeTabText(storageKey, newOpenId ?? '')
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
        <Stack ref={list} gap={2} onKeyDown={moveFocusByKey}>
          {sections.map(({ id, title, load }) => (
            <Collapsible
              key={id}
              data-section={id}
              summary={title}
              hasStickySummary
              open={openId === id}
              onToggle={({ currentTarget }) => toggle(id, currentTarget.open)}
            >
              {/* A closed section keeps its form values. Its queries run again when the section is opened. */}
              {openedIds.has(id) && (
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
  const closeAndStartTour = () => {
    // The panel would cover the portal, where the tour runs, so the panel closes.
    onClose()
    void startTour(controls)
  }
  return (
    <Stack gap={3} align="start">
      <Text size="sm" tone="muted">
        {copy.about}
      </Text>
      <Button size="sm" icon={<Route size={20} aria-hidden="true" />} onClick={closeAndStartTour}>
        {copy.tour}
      </Button>
    </Stack>
  )
}
