import { CalendarDays, LayoutList } from 'lucide-react'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { copy } from './copy'
import { type HomeView, storeHomeView } from './home-view'

interface ViewSwitchProps {
  view: HomeView
  onChange: (view: HomeView) => void
}

const { views } = copy
const options = [
  { value: 'tarjetas', label: views.tarjetas, icon: <LayoutList size={18} aria-hidden="true" /> },
  { value: 'semana', label: views.semana, icon: <CalendarDays size={18} aria-hidden="true" /> },
] as const

/** Switches between the cards and the week. This browser remembers the choice. */
export const ViewSwitch = ({ view, onChange }: ViewSwitchProps) => (
  <SegmentedControl<HomeView>
    label={views.label}
    isLabelHidden
    name="modo"
    value={view}
    options={options}
    onChange={(chosenView) => {
      storeHomeView(chosenView)
      onChange(chosenView)
    }}
  />
)
