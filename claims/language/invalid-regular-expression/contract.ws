type Coupon = String(/^[A-Z/)
