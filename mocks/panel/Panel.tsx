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

/** The key in `sessionStorage` for the id of the open section. */
const storageKey = 'portal-demo.section'

/** Computes, for each keyboard key, the index of the section that the key moves the focus to. */
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

/** The demo panel: a drawer whose sections call the controls of the mock backend. At most one section is open. */
export function Panel({ onClose }: PanelProps) {
  const [openId, setOpenId] = useState<string | null>(() => {
    const storedId = readTabText(storageKey)
    return storedId === null ? (sections[0]?.id ?? null) : storedId || null
  })
  const [openedIds, setOpenedIds] = useState<ReadonlySet<string | null>>(() => new Set([openId]))
  const list = useRef<HTMLDivElement>(null)
  // Focuses the open section, or else the first section, so that keyboard users reach the sections at once. Without this
  // effect, the drawer would focus its first button.
  useLayoutEffect(() => {
    const openSummary = list.current?.querySelector<HTMLElement>('[open] > summary')
    const firstSummary = list.current?.querySelector<HTMLElement>('summary')
    ;(openSummary ?? firstSummary)?.focus()
  }, [])
  const toggle = (id: string, isOpen: boolean) => {
    // When a section opens, the previously open section closes and also fires `toggle`. That event must not change `openId`.
    const newOpenId = isOpen ? id : openId === id ? null : openId
    setOpenId(newOpenId)
    setOpenedIds((previousIds) => new Set([...previousIds, newOpenId]))
    // An empty text means that all sections are closed.
    storeTabText(storageKey, newOpenId ?? '')
  }

  return (
    <Drawer
      open
      // The user opens the panel also while the dialog of an expired session is open.
      opensAtOnce
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
              {/* A closed section keeps its form values. When the user opens it again, its control queries run again. */}
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

/** Explains the demo, and shows a button that starts the tour. */
function PanelIntro({ onClose }: { onClose: () => void }) {
  const controls = usePanelControls()
  const closeAndStartTour = () => {
    // The tour runs in the portal, which an open panel would cover.
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
