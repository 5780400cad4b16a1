const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} · ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** The screens that design looks at: the smallest that is promised, a usual phone, a tablet, a laptop, a large desk. */
export const viewports = {
  smallPhone: screen('Smallest phone', 320, 568, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 834, 1112, 'tablet'),
  desktop: screen('Laptop', 1280, 800, 'desktop'),
  wide: screen('Large desk', 1920, 1080, 'desktop'),
}
