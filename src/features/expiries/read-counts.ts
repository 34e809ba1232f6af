/** How much was read of a kind of thing. */
export interface ReadCounts {
  of: 'lots' | 'works' | 'authorizations' | 'checks'
  read: number
  total: number
}
