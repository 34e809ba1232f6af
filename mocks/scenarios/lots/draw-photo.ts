import { type Colour, encodePng } from '../png.ts'

/** The colours of a head and shoulders in front of a wall. */
export type PhotoColours = Readonly<Record<'wall' | 'head' | 'shoulders', Colour>>

/** Draws a head and shoulders as a PNG of 64 × 64 pixels. */
export const drawPhoto = ({ wall, head, shoulders }: PhotoColours): Uint8Array =>
  encodePng(64, (x, y) => {
    if ((x - 32) ** 2 + (y - 24) ** 2 < 13 ** 2) return head
    return y > 40 && (x - 32) ** 2 + (y - 64) ** 2 < 24 ** 2 ? shoulders : wall
  })
