import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

const icons = { info: Info, neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export type Tone = keyof typeof icons

/** The icon for the tone of a message. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone]
  return <Icon aria-hidden="true" />
}
