/** How wide the banners of the home page are: beside the welcome on a desktop, and the whole width below. */
export const heroSizes = '(min-width: 1024px) 62vw, 100vw'
