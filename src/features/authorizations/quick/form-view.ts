import { useSearchParams } from 'react-router-dom'

/**
 * The views of a new authorization, by the parameter `opciones` of the address. The form begins with the current day, or with the
 * range of a week if the user opened all options before choosing anything.
 */
const views = {
  '': { isFull: false, beginsWithWeek: false },
  mas: { isFull: true, beginsWithWeek: false },
  todas: { isFull: true, beginsWithWeek: true },
  menos: { isFull: false, beginsWithWeek: true },
} as const

type ViewName = keyof typeof views
const isViewName = (text: string): text is ViewName => Object.hasOwn(views, text)
const parameter = 'opciones'

export interface FormView {
  isFull: boolean
  beginsWithWeek: boolean
  /** Whether the address names the view. */
  isChosen: boolean
  /** Shows all options. `isUntouched` says whether the user has chosen nothing yet. */
  showAll: (isUntouched: boolean) => void
  showFewer: () => void
}

/** Returns the view in the address. A change replaces the history entry, so that Back leaves the form. */
export function useFormView(): FormView {
  const [params, setParams] = useSearchParams()
  const text = params.get(parameter) ?? ''
  const view = views[isViewName(text) ? text : '']
  const show = (name: ViewName) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous)
        if (name === '') next.delete(parameter)
        else next.set(parameter, name)
        return next
      },
      { replace: true },
    )
  return {
    ...view,
    isChosen: isViewName(text) && text !== '',
    showAll: (isUntouched) => show(view.beginsWithWeek || isUntouched ? 'todas' : 'mas'),
    // A copy of another authorization may begin with all options, and then needs the name of the other view.
    showFewer: () => show(view.beginsWithWeek || params.has('usar') ? 'menos' : ''),
  }
}
