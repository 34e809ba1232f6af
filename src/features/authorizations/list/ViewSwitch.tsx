import { CalendarDays, LayoutList } from 'lucide-react'
import type { RefObject } from 'react'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { copy } from './copy'
import { type HomeView, storeHomeView } from './home-view'

interface ViewSwitchProps {
  view: HomeView
  /** Whether the user has just switched. Each view has a switch of its own, so that the new one takes the focus. */
  hasSwitched: RefObject<boolean>
  onChange: (view: HomeView) => void
}

const { views } = copy
const options = [
  { value: 'tarjetas', label: views.tarjetas, icon: <LayoutList size={18} aria-hidden="true" /> },
  { value: 'semana', label: views.semana, icon: <CalendarDays size={18} aria-hidden="true" /> },
] as const

/** Switches between the cards and the week. This browser remembers the choice. */
export const ViewSwitch = ({ view, hasSwitched, onChange }: ViewSwitchProps) => (
  <SegmentedControl<HomeView>
    ref={(element: HTMLElement | null) => {
      if (!element || !hasSwitched.current) return
      hasSwitched.current = false
      element.querySelector<HTMLInputElement>('input:checked')?.focus()
    }}
    label={views.label}
    isLabelHidden
    name="modo"
    value={view}
    options={options}
    onChange={(chosenView) => {
      hasSwitched.current = true
      storeHomeView(chosenView)
      onChange(chosenView)
    }}
  />
)
