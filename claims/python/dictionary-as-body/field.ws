type Counts { perBook: {Integer} }
