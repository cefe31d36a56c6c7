channel Ping -> Unit
